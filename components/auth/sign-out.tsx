"use client";
import { type ComponentProps, lazy, Suspense, useState } from "react";

const loadDialog = () => import("#components/auth/sign-out-dialog.tsx");
const SignOutDialog = lazy(loadDialog);

interface SignOutProps extends ComponentProps<"button"> {
  text: { prompt: string; question: string; confirm: string; cancel: string };
  /** Where one is afterwards (AUTH-12). */
  home: string;
}

/** NAV-03: asks first. Dialog and call load on intent. */
export function SignOut({ text, home, children, ...rest }: SignOutProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" {...rest} onPointerEnter={loadDialog} onFocus={loadDialog} onClick={() => setAsking(true)}>
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
