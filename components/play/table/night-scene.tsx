import { artAddress } from "#lib/art/address.ts";

const lantern = artAddress("symbol", { slug: "lantern", gameClass: "slots", vendor: "PG" });

/** Positions of the lights on the hills. A fixed formula gives the same ones on server and browser. */
const lights = Array.from({ length: 40 }, (_, index) => ({
  x: (index * 173 + 37) % 1440,
  y: 250 + ((index * 61) % 100),
  r: 1.2 + (index % 3) * 0.6,
  opacity: 0.35 + (index % 5) * 0.12,
}));

/** Draws the night behind the table: rays, hills with lights, a string of lanterns. */
export function NightScene() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div className="table-rays absolute -inset-y-[40%] inset-x-0" />
      <svg
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-[52%] w-full"
        role="presentation"
      >
        <path d="M0 250C180 150 300 210 470 170S760 60 930 150s330 20 510 90v180H0z" fill="#0a3a35" />
        <path d="M0 300c220-70 380 10 560-30s330-60 520 10 240 10 360-20v160H0z" fill="#072a2a" />
        <path d="M0 360c260-50 420 20 700-10s480-30 740 10v60H0z" fill="#051d20" />
        <g fill="#ffd166">
          {lights.map(({ x, y, r, opacity }) => (
            <circle key={x} cx={x} cy={y} r={r} opacity={opacity} />
          ))}
        </g>
      </svg>
      <svg
        viewBox="0 0 1440 120"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 h-[92px] w-full"
        role="presentation"
      >
        <path
          d="M0 6C240 110 480 110 720 20C960 110 1200 110 1440 6"
          fill="none"
          stroke="#6e5a2a"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Lantern className="start-[4%] top-5 w-[92px] lg:top-[34px] lg:w-32" />
      <Lantern className="end-[4%] top-5 w-[92px] lg:top-[34px] lg:w-32" />
      <Lantern className="start-[13%] top-[78px] w-24 max-lg:hidden" />
      <Lantern className="end-[13%] top-[78px] w-24 max-lg:hidden" />
    </div>
  );
}

function Lantern({ className }: { className: string }) {
  return <img src={lantern} alt="" width={128} height={132} className={`absolute ${className}`} />;
}
