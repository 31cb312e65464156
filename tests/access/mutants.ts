import {
  type BinaryOperationNode,
  type Compilable,
  type CompiledQuery,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  PostgresQueryCompiler,
  type QueryId,
  ValueNode,
} from 'kysely'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createHandler } from '#app/handler.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Ask } from './check.ts'

/** Asks an application around another portal. */
export function askFor(portal: Portal): Ask {
  const handle = createHandler(portal, build as ServerBuild, { buildId: 'test', isReady: async () => true })
  return async (address, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('host', 'portal.test')
    if (init.method) headers.set('origin', 'http://portal.test')
    const { response, html } = await handle(new Request(new URL(address, 'http://portal.test'), { ...init, headers }), {
      address: '192.0.2.1',
      allowLongBody: () => undefined,
    })
    return html ? new Response(new Uint8Array(html), response) : response
  }
}

/** A portal whose queries do not look at whose a thing is; a prepared one, which no plugin sees, is compiled once more. */
export function withoutOwnership(portal: Portal): Portal {
  const db = portal.db.withPlugin(ownershipBlind)
  const ask = db.executeQuery.bind(db)
  db.executeQuery = <Row>(query: CompiledQuery<Row> | Compilable<Row>) =>
    ask<Row>('compile' in query ? query : blinded(query))
  return { ...portal, db }
}

function blinded<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const { parameters } = compiler.compileQuery(query.query, query.queryId)
  // The constants of a prepared one stand in its text: only what was a placeholder is sent.
  const sent = parameters.length === query.parameters.length ? parameters : parameters.filter((one) => !isConstant(one))
  const values = new Map(sent.map((parameter, at) => [parameter, query.parameters[at]]))
  const blind = compiler.compileQuery(transformer.transformNode(query.query, query.queryId), query.queryId)
  return { ...blind, parameters: blind.parameters.map((parameter) => values.get(parameter) ?? parameter) }
}

function isConstant(parameter: unknown): boolean {
  return typeof parameter === 'number' || typeof parameter === 'string'
}

/** A portal that takes everybody of one company for people of another. */
export function withSwappedCompany(portal: Portal, one: number, other: number): Portal {
  const swapped: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows = result.rows.map((row) =>
        row['sessionId'] && row['companyId'] === one ? { ...row, companyId: other } : row,
      )
      return { ...result, rows }
    },
  }
  return { ...portal, db: portal.db.withPlugin(swapped) }
}

/** An application that answers some requests otherwise. */
export function tampered(
  ask: Ask,
  as: (answer: Response, address: string, init: RequestInit) => Promise<Response> | Response,
): Ask {
  return async (address, init = {}) => as(await ask(address, init), address, init)
}

class OwnershipBlind extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const asked = super.transformBinaryOperation(node, queryId)
    if (!JSON.stringify(asked.leftOperand).includes('"company_id"')) return asked
    return { ...asked, operator: OperatorNode.create('is not'), rightOperand: ValueNode.createImmediate(null) }
  }
}

const compiler = new PostgresQueryCompiler()
const transformer = new OwnershipBlind()
const ownershipBlind: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
