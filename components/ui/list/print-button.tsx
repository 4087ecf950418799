"use client";
import { Printer } from "lucide-react";
import { Button } from "#components/ui/button.tsx";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="sm" icon={<Printer aria-hidden size={16} />} onClick={() => print()}>
      {label}
    </Button>
  );
}
