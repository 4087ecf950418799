"use client";
import { type ComponentProps, Suspense, useState } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";

const [SignOutDialog, fetchDialog] = lazyPart(() => import("#components/auth/sign-out-dialog.tsx"));

interface SignOutProps extends ComponentProps<"button"> {
  text: { prompt: string; question: string; confirm: string; cancel: string };
  /** URL after the logout (AUTH-12). */
  home: string;
}

/** NAV-03: asks for confirmation. Dialog and call load on intent. */
export function SignOut({ text, home, children, ...rest }: SignOutProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        {...rest}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
      {asking && (
        <Suspense>
          <SignOutDialog text={text} home={home} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
