/** Hours of the site's zone between which somebody answers, on working days. */
export const serviceHours = { opens: 12, closes: 21 } as const;
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const isWorkday = (weekday: number) => weekday % 7 !== 0 && weekday % 7 !== 6;

/** AGENT-01: true while customer service is open: Monday to Friday, noon to 9 pm in the site's zone. */
export function isServiceOpen(at: Date, timeZone: string): boolean {
  return serviceDay(at, timeZone).open;
}

export interface ServiceDay {
  open: boolean;
  /** Minutes since midnight in the zone. */
  minutes: number;
  /** Days until the service opens again: 0 when it opens later today, or is open. */
  daysToOpening: number;
}

/** Returns where an instant is in the service's week. */
export function serviceDay(at: Date, timeZone: string): ServiceDay {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const today = weekdays.indexOf(parts.weekday ?? "");
  const hour = Number(parts.hour);
  const open = isWorkday(today) && hour >= serviceHours.opens && hour < serviceHours.closes;
  const isOver = hour >= serviceHours.closes;
  let daysToOpening = 0;
  while (!isWorkday(today + daysToOpening) || (daysToOpening === 0 && isOver)) daysToOpening++;
  return { open, minutes: hour * 60 + Number(parts.minute), daysToOpening };
}
