import { authMetadata, defineAuthPage } from "#app/auth-page.tsx";

export const generateMetadata = authMetadata("login");

export default defineAuthPage("login");
