import { schemaAt } from '../../../schemas/siteSchemas'
import { dataIn, selectionOf } from '../../draft/siteData'
import { labelOf } from '../../form/labels'
import { SectionList } from '../SectionList'
import type { SectionProps } from '../siteSection'

const CONFIG = 'config.json'
const ROOT = 'site_config'
/** Fields that other sections edit. */
const ELSEWHERE = new Set(['routing', 'texts', 'texts_by_language'])

/** The groups of the site config. */
export function SettingsList({ files, actions, located, selection }: SectionProps) {
  const data = dataIn(files, CONFIG)
  const fields = Object.keys(schemaAt(CONFIG, data, [ROOT])?.properties ?? {})
  const groups = fields.filter(
    (name) => !ELSEWHERE.has(name) && schemaAt(CONFIG, data, [ROOT, name])?.type === 'object',
  )
  const current = selection?.file === CONFIG ? located?.path[1] : undefined
  const entries = [{ key: '', label: 'General' }, ...groups.map((name) => ({ key: name, label: labelOf(name) }))]
  return (
    <SectionList
      label="Settings"
      entries={entries}
      chosen={current === undefined && located?.path[0] === ROOT ? '' : groups.find((name) => name === current)}
      onChoose={(name) => actions.select(selectionOf(files, CONFIG, name === '' ? [ROOT] : [ROOT, name]))}
    />
  )
}
