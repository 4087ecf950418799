import { NotFoundPage } from "#app/_pages/not-found-page.tsx";

/** Shown by pages that call `notFound()`. */
export default NotFoundPage;
