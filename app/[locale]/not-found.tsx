import { NotFoundPage } from "#app/_pages/not-found-page.tsx";

/** What a page shows that calls `notFound()`. */
export default NotFoundPage;
