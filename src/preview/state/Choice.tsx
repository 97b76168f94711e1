import type { ReactNode } from 'react'

interface Props {
  /** Identifies the group, and its links after a reload. */
  name: string
  heading: string
  options: { value: string; label: string; href: string }[]
  /** The current value or values. */
  chosen: string | readonly string[]
  children?: ReactNode
}

/** One setting: a link for each option, so that every option can be copied, opened in a tab or shared. */
export function Choice({ name, heading, options, chosen, children }: Props) {
  return (
    <section className="mqp-choice" aria-labelledby={`mqp-${name}`}>
      <h3 className="mqp-label" id={`mqp-${name}`}>
        {heading}
      </h3>
      <div>
        <ul className="mqp-chips">
          {options.map(({ value, label, href }) => (
            <li key={value}>
              <a
                className="mqp-chip"
                href={href}
                data-choice={`${name} ${value}`}
                aria-current={[chosen].flat().includes(value) ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
