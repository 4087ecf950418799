import { Landmark } from "lucide-react";

interface BankAccountsProps {
  /** `number`: its last digits, as text. */
  accounts: readonly { id: string; bankName: string; holderName: string; number: string }[];
}

/** Lists the bank accounts for withdrawals. */
export function BankAccounts({ accounts }: BankAccountsProps) {
  return (
    <ul className="grid divide-y divide-line-1">
      {accounts.map(({ id, bankName, holderName, number }) => (
        <li key={id} className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
          <Landmark aria-hidden size={20} className="shrink-0 text-3" />
          <div className="grid min-w-0 gap-0.5">
            <p className="font-semibold break-words text-1">
              <bdi>{bankName}</bdi> · {number}
            </p>
            <p className="text-sm break-words text-3">
              <bdi>{holderName}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
