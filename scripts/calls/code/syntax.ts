import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A node of a syntax tree (ESTree). */
export interface SyntaxNode {
  type: string
  start: number
  // biome-ignore lint/suspicious/noExplicitAny: a tree of any shape
  [field: string]: any
}

export interface SyntaxFile {
  path: string
  program: SyntaxNode
  parents: ReadonlyMap<SyntaxNode, SyntaxNode>
  nodes: readonly SyntaxNode[]
  lineOf(node: SyntaxNode): number
}

/** Parses a TypeScript file. @throws Error on a syntax error */
export function readSyntax(path: string, text = readFileSync(path, 'utf8')): SyntaxFile {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const parents = new Map<SyntaxNode, SyntaxNode>()
  const nodes: SyntaxNode[] = []
  const visit = (node: SyntaxNode) => {
    nodes.push(node)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) {
          parents.set(child, node)
          visit(child)
        }
  }
  visit(program as unknown as SyntaxNode)
  return {
    path,
    program: program as unknown as SyntaxNode,
    parents,
    nodes,
    lineOf: ({ start }) => text.slice(0, start).split('\n').length,
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

export const isFunction = ({ type }: SyntaxNode) =>
  /^(?:ArrowFunctionExpression|Function(?:Expression|Declaration))$/.test(type)
