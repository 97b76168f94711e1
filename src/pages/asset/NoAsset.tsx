import type { MouseEvent } from 'react'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'

interface Props {
  /** Of the title; undefined: that one is not known either. */
  name: string | undefined
  level: 1 | 2
  back: { href: string; onClick: (event: MouseEvent) => void }
}

/** Two lines in place of an extra that is not there, and the way to its title. */
export function NoAsset({ name, level, back }: Props) {
  const t = useText()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mq-asset mq-asset--none">
      <Heading className="mq-asset__name" tabIndex={-1}>
        {t('noAsset')}
      </Heading>
      <p className="mq-asset__text">{t('noAssetMore')}</p>
      <SmartLink className={buttonClass('first')} {...(name ? back : { href: '/' })}>
        {name ? t('allAbout', { name }) : t('goHome')}
      </SmartLink>
    </div>
  )
}
