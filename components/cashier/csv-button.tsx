"use client";
import { Download } from "lucide-react";
import { useAct } from "#components/cashier/use-act.ts";
import { Button } from "#components/ui/button.tsx";
import { FormTrouble } from "#components/ui/form-trouble.tsx";
import { downloadCsv } from "#lib/client/download-csv.ts";

interface CsvButtonProps {
  /** The call's address with its filter. */
  address: string;
  fileName: string;
  text: { download: string };
}

/** The whole filter as a file. A link cannot ask for a media type, so this fetches. */
export function CsvButton({ address, fileName, text }: CsvButtonProps) {
  const { act, sending, trouble } = useAct(() => downloadCsv(address, fileName));
  return (
    <div className="grid gap-2">
      <Button size="sm" sending={sending} onClick={() => act()} icon={<Download aria-hidden size={16} />}>
        {text.download}
      </Button>
      <FormTrouble trouble={trouble} onRetry={act} />
    </div>
  );
}
