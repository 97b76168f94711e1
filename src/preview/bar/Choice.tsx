import type { ReactNode } from 'react'

interface Props {
  /** Names the group, and finds its links again after the page has been loaded anew. */
  name: string
  heading: string
  options: { value: string; label: string; href: string }[]
  /** The present value, or several. */
  chosen: string | readonly string[]
  /** What stands below the links. */
  children?: ReactNode
}

/** One switch: a link for each choice, so that any of them can be copied, opened elsewhere or sent to somebody. */
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
