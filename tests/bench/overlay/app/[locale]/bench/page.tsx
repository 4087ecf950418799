/** Empty page: measures only the middleware, its nonce and the root layout. */
export default function Page() {
  return <main>Bare</main>;
}
