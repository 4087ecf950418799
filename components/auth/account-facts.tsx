interface AccountFactsProps {
  facts: readonly { label: string; value: string }[];
}

/** Lists read-only facts about the account. */
export function AccountFacts({ facts }: AccountFactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid min-w-0 gap-0.5">
          <dt className="text-sm text-3">{label}</dt>
          <dd className="font-semibold break-words text-1">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
