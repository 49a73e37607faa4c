import type { Part } from '../runtime/part.ts'
import { AnswersCard, type AnswersCardProps } from './AnswersCard.tsx'
import { followFragment } from './fragment.ts'

export const part: Part<AnswersCardProps> = { Component: AnswersCard, takeIn: followFragment }
