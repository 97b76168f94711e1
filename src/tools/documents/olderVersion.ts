import { parseJson } from '../../lib/json/parseJson'
import { CONFIG_VERSION, migrateConfig, versionOf } from '../../site/load/migrateConfig'
import type { Problem } from '../../site/validate/problem'

/** Warns that a site config has an older version, and lists what is migrated. */
export async function olderVersion(file: string, text: string): Promise<Problem[]> {
  const document = parseJson(text)
  const version = versionOf(document)
  const warn = (pointer: string, message: string): Problem => ({
    severity: 'warning',
    rule: 'document/older-version',
    file,
    pointer,
    message,
  })
  if (version > CONFIG_VERSION) {
    return [
      warn('/schema_version', `is version ${version}; this site knows version ${CONFIG_VERSION} and reads it as that`),
    ]
  }
  const changes: Problem[] = []
  migrateConfig(document, (pointer, what) =>
    changes.push(warn(pointer, `is written as in version ${version}, and migrated when it is read: ${what}`)),
  )
  const said = typeof document === 'object' && document !== null && Object.hasOwn(document, 'schema_version')
  if (version === CONFIG_VERSION || !said) return changes
  const todo = changes.length > 0 ? 'change what is named below, then' : 'nothing else has to change:'
  const message = `is version ${version}, the present one is ${CONFIG_VERSION}; ${todo} write ${CONFIG_VERSION}`
  return [warn('/schema_version', message), ...changes]
}
