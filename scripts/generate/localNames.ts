import { KIT_PACKAGE } from '../package/names'

/** In the project, generated types import files by relative paths; in a repository that has the kit, by names. */
interface LocalNames {
  folder: string
  command: string
  defineLocal: string
  types: string
  texts: string
}
const PROJECT_NAMES: LocalNames = {
  folder: 'local',
  command: 'npm run generate',
  defineLocal: '../../registry/defineLocal',
  types: '../../src/generated/types',
  texts: '../../src/text/texts',
}
const KIT_NAMES: LocalNames = {
  folder: 'extensions',
  command: 'marquee',
  defineLocal: `${KIT_PACKAGE}/extend`,
  types: `${KIT_PACKAGE}/generated/types`,
  texts: `${KIT_PACKAGE}/text/texts`,
}

/** The names in generated files and messages. */
export const localNames = (): LocalNames => (process.env.MARQUEE_EXTENSIONS ? KIT_NAMES : PROJECT_NAMES)
