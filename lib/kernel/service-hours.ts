const [opensHour, closesHour] = [12, 21];
const weekend = ["Sat", "Sun"];

/** AGENT-01: true while the agents' service is open: Monday to Friday, noon to 9 pm in the site's zone. */
export function isServiceOpen(at: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat("en", { timeZone, weekday: "short", hour: "2-digit", hourCycle: "h23" });
  const { weekday = "", hour } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return !weekend.includes(weekday) && Number(hour) >= opensHour && Number(hour) < closesHour;
}
