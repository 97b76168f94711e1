import { parseJson } from '../../lib/json/parseJson'
import { CONFIG_VERSION, migrateConfig, versionOf } from '../../site/load/migrateConfig'
import type { Problem } from '../../site/validate/problem'

/** Warns that a site config has an older version, and lists what is migrated. */
export async function versionProblems(file: string, text: string): Promise<Problem[]> {
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
      warn(
        '/schema_version',
        `"schema_version" is ${version}: expected at most ${CONFIG_VERSION}; the document is read as version ${CONFIG_VERSION}`,
      ),
    ]
  }
  const changes: Problem[] = []
  migrateConfig(document, (pointer, change) =>
    changes.push(warn(pointer, `has the form of version ${version}: on each load it is ${change}`)),
  )
  const hasVersion = typeof document === 'object' && document !== null && Object.hasOwn(document, 'schema_version')
  if (version === CONFIG_VERSION || !hasVersion) return changes
  const message = `"schema_version" is ${version}: the current version is ${CONFIG_VERSION}; "validate --fix" converts the document`
  return [warn('/schema_version', message), ...changes]
}
