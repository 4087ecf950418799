import { authMetadata, defineAuthPage } from "#app/auth-page.tsx";

export const generateMetadata = authMetadata("register");

export default defineAuthPage("register");
