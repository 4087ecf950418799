/** Nothing but what surrounds every page: the middleware, its nonce and the root layout. */
export default function Page() {
  return <main>Bare</main>;
}
