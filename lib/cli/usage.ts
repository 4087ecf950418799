import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";
import type { Verb, VerbField } from "#lib/operator/define-verb.ts";

/** Returns a field's option: `--title` for the default language, `--title-fil` for another. */
export function optionOf(name: string, locale: string = defaultLocale): string {
  const option = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return locale === defaultLocale ? option : `${option}-${locale}`;
}

/** Returns `npm run ops -- withdrawals disburse ID [--amount AMOUNT] [--part N]`. */
export function usageOf(verb: Verb): string {
  const name = verb.isDefault ? `[${verb.name}]` : verb.name;
  const fields = verb.fields.map((field) => (field.required ? labelOf(field) : `[${labelOf(field)}]`));
  const languages = verb.fields
    .filter(({ kind }) => kind === "translations")
    .map(({ name: field, placeholder }) => `[--${optionOf(field)}-LANGUAGE ${placeholder}]`);
  const own = [...(verb.downloads ? ["--out FILE"] : []), ...(verb.confirm ? ["[--yes]"] : [])];
  return ["npm run ops --", verb.group, name, ...fields, ...languages, ...own].join(" ");
}

/** Returns `AMOUNT` for a positional field, else `--amount AMOUNT`. */
function labelOf({ name, positional, kind, placeholder }: VerbField): string {
  if (positional) return placeholder;
  return kind === "flag" ? `--${optionOf(name)}` : `--${optionOf(name)} ${placeholder}`;
}

/** Returns the usage line, the summary and a line per field. */
export function helpOf(verb: Verb): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const rows = [
    ...verb.fields.map((field): [string, string] => {
      const more = field.kind === "translations" ? ` LANGUAGE: ${others.join(", ")}.` : "";
      return [labelOf(field), `${field.summary}${more}`];
    }),
    ...(verb.downloads ? [["--out FILE", "Where to write it; the file must not be there yet."] as const] : []),
    ...(verb.confirm ? [["--yes", "Does not ask whether it is meant."] as const] : []),
  ];
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return [
    usageOf(verb),
    `    ${verb.summary}`,
    ...rows.map(([label, summary]) => `      ${label.padEnd(width)}  ${summary}`),
  ];
}

/** Describes a missing or wrong field by its name on the command line. */
export function describeIssue({ fields }: Verb, { path, key }: FieldIssue): string {
  const [name, locale] = path.split(".");
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return `${path}: ${key}`;
  const label = locale === undefined ? labelOf(field) : `--${optionOf(field.name, locale)} ${field.placeholder}`;
  if (key === "required") return `Give ${label}: ${field.summary}`;
  return `${field.positional ? field.placeholder : `--${optionOf(field.name, locale)}`} takes ${field.expects}.`;
}
