import type { ComponentType } from 'react'
import type { Service } from '#content/schema/service.ts'
import { PointsTool } from './PointsTool.tsx'

/** `enquiryId` is the island of the page's enquiry form, for a tool that hands its result over. */
type ToolProps = { service: Service; enquiryId: string }

/** The working part of a page, by the page's slug. It stands right below the page's head. */
export const tools: Partial<Record<string, ComponentType<ToolProps>>> = {
  'pr-points-calculator': PointsTool,
}
