import type { SiteSection } from '../siteSection'
import { SettingsList } from './SettingsList'
import { SettingsPanel } from './SettingsPanel'

export const settingsSection: SiteSection = {
  name: 'settings',
  label: 'Settings',
  List: SettingsList,
  Panel: SettingsPanel,
}
