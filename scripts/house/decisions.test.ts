import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const readRecord = (name: string) => readFileSync(join(folder, name), 'utf8')
const records = readdirSync(folder).filter((name) => /^\d/.test(name))

test('decision records have consecutive numbers', () => {
  expect(records.map((name) => name.slice(0, 5))).toEqual(
    records.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  )
})

test('the index lists each record with its title, date and status', () => {
  const rows = records.map((name) => {
    const [, title, status, date] = /^# (.+)\n\nStatus: (\w+), (\d{4}-\d\d-\d\d)\./.exec(readRecord(name)) ?? []
    return `| ${name.slice(0, 4)} [${title}](${name}) | ${date} | ${status} |`
  })
  expect([...readRecord('index.md').matchAll(/^\| \d.*$/gm)].map(([row]) => row)).toEqual(rows)
})

describe('a decision record', () => {
  it.each(records)('%s has at most 250 words', (name) => {
    const body = readRecord(name).replace(/^# .*\n+Status: .*\n/, '')
    expect(body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(250)
  })
})
