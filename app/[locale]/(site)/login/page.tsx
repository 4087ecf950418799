import { authMetadata, defineAuthPage } from "#app/_pages/auth-page.tsx";

export const generateMetadata = authMetadata("login");

export default defineAuthPage("login");
