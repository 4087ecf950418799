"use client";
import { ErrorPage } from "#components/ui/error-page.tsx";

/** SITE-01: shows the drawn 500 inside the page's frame. */
export default ErrorPage;
