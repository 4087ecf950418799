"use client";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

interface DownloadCsvProps {
  /** URL of the call, with the page's filter. */
  address: string;
  fileName: string;
  label: string;
  failure: string;
}

/** Requests text/csv from the record's own call and saves the response. */
export function DownloadCsv({ address, fileName, label, failure }: DownloadCsvProps) {
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const download = async () => {
    setState("sending");
    try {
      const headers = { accept: "text/csv", "accept-language": document.documentElement.lang };
      const response = await fetch(address, { headers });
      if (!response.ok) throw new Error(response.statusText);
      save(await response.blob(), fileName);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <span className="flex items-center gap-3">
      <Button size="sm" icon={<Download aria-hidden size={16} />} sending={state === "sending"} onClick={download}>
        {label}
      </Button>
      <span role="status" className="text-sm text-negative empty:hidden">
        {state === "failed" && failure}
      </span>
    </span>
  );
}

function save(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
