import { Logo } from "#components/ui/logo.tsx";

export default function Home() {
  return (
    <main className="grid min-h-dvh place-items-center sunlit">
      <h1>
        <Logo name="Sinag" size={48} />
      </h1>
    </main>
  );
}
