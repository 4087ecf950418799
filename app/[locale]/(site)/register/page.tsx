import { authMetadata, defineAuthPage } from "#app/_pages/auth-page.tsx";

export const generateMetadata = authMetadata("register");

export default defineAuthPage("register");
