/**
 * What a rule answers, and undefined where it throws: the field beside a result must go on. The view of the result asks the
 * rule again, inside its boundary, which then says that it stopped.
 */
export function answerOrNone<Answer>(rule: () => Answer): Answer | undefined {
  try {
    return rule()
  } catch {
    return undefined
  }
}
