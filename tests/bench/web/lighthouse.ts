import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumArgs, findChromium } from "../../../scripts/test/chromium.mjs";

const category = z.object({ score: z.number() });
const auditRef = z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() });
const result = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.looseObject({
    "cumulative-layout-shift": z.object({ numericValue: z.number() }),
    "largest-contentful-paint": z.object({ numericValue: z.number() }),
    "total-blocking-time": z.object({ numericValue: z.number() }),
  }),
});

export interface PageScores {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  layoutShift: number;
  largestPaintMs: number;
  blockingMs: number;
  /**
   * Lighthouse's benchmark index of the machine. Its CPU throttling makes a 1500–2000 machine a phone, and a slower
   * machine a slower phone.
   */
  machineIndex: number;
  /** Titles of failed audits outside performance. */
  complaints: string[];
}

/** Runs Lighthouse once, with its default of a phone on a slow network. */
export async function scorePage(url: string): Promise<PageScores> {
  const chromium = findChromium();
  if (!chromium) throw new Error("Lighthouse needs Chromium on the PATH (apt-get install chromium).");
  const folder = mkdtempSync(join(tmpdir(), "sinag-lighthouse-"));
  const file = join(folder, "report.json");
  const flags = ["--headless=new", ...chromiumArgs].join(" ");
  await promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      ...[url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  const { environment, categories, audits } = result.parse(report);
  const percent = ({ score }: { score: number }) => Math.round(score * 100);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories["best-practices"]),
    seo: percent(categories.seo),
    layoutShift: audits["cumulative-layout-shift"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockingMs: audits["total-blocking-time"].numericValue,
    machineIndex: environment.benchmarkIndex,
    complaints: Object.values(audits).flatMap((audit) => {
      const parsed = auditRef.safeParse(audit);
      return parsed.success && parsed.data.score === 0 ? [parsed.data.title] : [];
    }),
  };
}
