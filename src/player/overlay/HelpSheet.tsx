import { useText } from '../../text/TextContext'
import type { TextKey } from '../../text/texts'
import { Icon } from '../../ui/Icon'
import type { PlayerKeyBinding } from '../playerSettings'
import { Sheet } from './Sheet'
import './helpSheet.scss'

const PLAYER_KEYS: readonly (readonly [string, TextKey])[] = [
  ['Space K', 'keyToggle'],
  ['J L', 'keySeek10'],
  ['← →', 'keySeek5'],
  ['↑ ↓', 'keyVolume'],
  ['M', 'keyMute'],
  ['C', 'keyCaptions'],
  ['F', 'keyFullscreen'],
  ['0 – 9', 'keyParts'],
  ['Home End', 'keyEnds'],
  [', .', 'keyFrames'],
  ['N P', 'keyEpisodes'],
  ['?', 'keyHelp'],
]

const NO_KEYS: readonly PlayerKeyBinding[] = []

/** Lists the keys of the player. `own`: keys that the page adds or overrides. */
export function HelpSheet({ own = NO_KEYS, onClose }: { own?: readonly PlayerKeyBinding[]; onClose: () => void }) {
  const t = useText()
  const overridden = new Set(own.map(({ key }) => key.toUpperCase()))
  const all = [
    ...PLAYER_KEYS.filter(([keys]) => !overridden.has(keys)),
    ...own.map(({ key, textKey }) => [key.toUpperCase(), textKey] as const),
  ]
  return (
    <Sheet name={t('playerHelp')} className="mq-player__help" onClose={onClose}>
      <div className="mq-player__help-head">
        <h2>{t('playerHelp')}</h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <dl>
        {all.map(([keys, textKey]) => (
          <div key={textKey}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(textKey)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
