"use client";
import { FaultPage } from "#components/ui/fault-page.tsx";

/** SITE-01: shows the drawn 500 inside the page's frame. */
export default FaultPage;
