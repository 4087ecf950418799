import { NotFoundPage } from "#app/not-found-page.tsx";

/** What a page shows that calls `notFound()`. */
export default NotFoundPage;
