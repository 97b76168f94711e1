import type { Comparison, Line } from '../../src/tools/diff/comparison'
import { oneLine } from '../commands/print'
import { type ReadSite, slugsOnly } from './readSite'
import type { SiteSource } from './siteSources'

/** The output of `--json`. Other changes than new fields need a new `format_version`. */
export interface DiffReport {
  format_version: 1
  same: boolean
  lines: Pick<Line, 'sign' | 'text'>[]
  every_page: boolean
  affected: { signed_out: string[]; signed_in: string[] }
}

export const createReport = ({ lines, everyPage, affected }: Comparison): DiffReport => ({
  format_version: 1,
  same: lines.length === 0,
  lines: lines.map(({ sign, text }) => ({ sign, text })),
  every_page: everyPage,
  affected: { signed_out: affected.signedOut, signed_in: affected.signedIn },
})

/** If only one of two sites comes from a service, removes the parts that cannot be read from a service from both. */
export function keepComparableParts(
  old: ReadSite,
  now: ReadSite,
  [a, b]: readonly [SiteSource, SiteSource],
): [ReadSite, ReadSite] {
  if (a.isService === b.isService) return [old, now]
  const plain = (site: ReadSite): ReadSite => ({
    ...site,
    titles: {},
    otherFiles: undefined,
    lists: new Map(
      [...site.lists].map(([uri, modules]) => [
        uri,
        modules.map((module) => ({ ...module, raw: slugsOnly(module.raw) })),
      ]),
    ),
  })
  return [plain(old), plain(now)]
}

export function formatText(report: DiffReport): string {
  if (report.same) return 'No change.'
  return [...changeLines(report), '', ...affectedLines(report)].join('\n')
}

export function formatMarkdown(report: DiffReport): string {
  if (report.same) return 'The site does not change.'
  // A fence longer than any in the data, so that no text of the site ends the code block.
  const lines = changeLines(report)
  const longest = Math.max(2, ...lines.flatMap((line) => [...line.matchAll(/`+/g)].map(([ticks]) => ticks.length)))
  const fence = '`'.repeat(longest + 1)
  return [
    '### What this change means',
    '',
    `${fence}diff`,
    ...lines,
    fence,
    '',
    ...affectedLines(report).map((line) => `- ${line}`),
  ].join('\n')
}

const changeLines = ({ lines }: DiffReport) => lines.map(({ sign, text }) => oneLine(`${sign} ${text}`))

function affectedLines({ affected, every_page }: DiffReport): string[] {
  const list = (paths: string[]) => (paths.length > 0 ? oneLine(paths.join(', ')) : 'no individual page')
  return [
    ...(every_page ? ['Affected on every page: the parts around its content'] : []),
    `Affected, signed out: ${list(affected.signed_out)}`,
    `Affected, signed in: ${list(affected.signed_in)}`,
  ]
}
