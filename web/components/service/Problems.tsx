import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'

export function Problems({ problems }: { problems: Service['refusals'] }) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.cure}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ reason, cure }) => (
            <tr key={reason}>
              <td>
                <Inline text={reason} />
              </td>
              <td>
                <Inline text={cure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
