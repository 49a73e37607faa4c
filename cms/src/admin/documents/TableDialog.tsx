import { Button, Field, Flex, Modal } from '@strapi/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { tableMarkdown, type WrittenTable } from './markdownTable.ts'

const MOST_COLUMNS = 5
const MOST_ROWS = 40

type Props = {
  table: WrittenTable
  isNew: boolean
  /** With what is to be put into the article, if anything. */
  onClose: (markdown?: string) => void
}

export function TableDialog({ table, isNew, onClose }: Props) {
  const [{ caption, rows }, setTable] = useState(table)
  const columns = rows[0]?.length ?? 0
  const isReady =
    rows[0]?.slice(1).every((cell) => cell.trim() !== '') && rows.slice(1).some((cells) => cells.some((cell) => cell.trim() !== ''))

  function setRows(next: string[][]) {
    setTable({ caption, rows: next })
  }

  function write(row: number, column: number, words: string) {
    setRows(rows.map((cells, index) => (index === row ? cells.map((cell, at) => (at === column ? words : cell)) : cells)))
  }

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{isNew ? 'Add a table' : 'Change the table'}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root name="table-caption" hint="Above the table. Leave it empty for none.">
              <Field.Label>Name of the table</Field.Label>
              <Field.Input
                value={caption}
                maxLength={120}
                onChange={({ target }: { target: { value: string } }) => setTable({ caption: target.value, rows })}
              />
              <Field.Hint />
            </Field.Root>
            <Cells>
              <tbody>
                {rows.map((cells, row) => (
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      <td key={column}>
                        <input
                          aria-label={row === 0 ? `Heading of column ${column + 1}` : `Row ${row}, column ${column + 1}`}
                          placeholder={row === 0 ? `Heading ${column + 1}` : ''}
                          value={cell}
                          data-head={row === 0 || undefined}
                          onChange={({ target }) => write(row, column, target.value)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Cells>
            <Flex gap={2} wrap="wrap">
              <Button
                variant="tertiary"
                size="S"
                disabled={rows.length >= MOST_ROWS}
                onClick={() => setRows([...rows, rows[0]?.map(() => '') ?? []])}
              >
                Add a row
              </Button>
              <Button variant="tertiary" size="S" disabled={rows.length <= 2} onClick={() => setRows(rows.slice(0, -1))}>
                Remove the last row
              </Button>
              <Button
                variant="tertiary"
                size="S"
                disabled={columns >= MOST_COLUMNS}
                onClick={() => setRows(rows.map((cells) => [...cells, '']))}
              >
                Add a column
              </Button>
              <Button variant="tertiary" size="S" disabled={columns <= 2} onClick={() => setRows(rows.map((cells) => cells.slice(0, -1)))}>
                Remove the last column
              </Button>
            </Flex>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button disabled={!isReady} onClick={() => onClose(tableMarkdown({ caption, rows }))}>
            {isNew ? 'Add the table' : 'Change the table'}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

const Cells = styled.table`
  width: 100%;
  border-collapse: collapse;
  td { padding: 0.2rem; }
  input {
    width: 100%;
    padding: 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral800};
    font: inherit;
    font-size: 1.4rem;
  }
  input[data-head] { font-weight: 600; }
`
