import { Skeleton } from "#components/ui/skeleton.tsx";

/** Renders the placeholder of a vendor's tile. */
export function VendorSkeleton() {
  return (
    <span aria-hidden className="block overflow-hidden rounded-[14px] bg-surface-1 edge-1">
      <Skeleton className="aspect-[4/3] rounded-none!" />
      <span className="grid gap-0.5 px-3 py-2.5 text-transparent">
        <b className="font-display text-md font-bold">–</b>
        <span className="text-xs">–</span>
      </span>
    </span>
  );
}
