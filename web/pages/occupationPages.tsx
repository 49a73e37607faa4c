import { ComparePage } from '#components/comparison/ComparePage.tsx'
import { ListingPage } from '#components/listing/ListingPage.tsx'
import { DataPage } from '#components/occupation/DataPage.tsx'
import { OccupationPage } from '#components/occupation/OccupationPage.tsx'
import { IndexPage } from '#components/page/IndexPage.tsx'
import { groupNames } from '#content/labels.ts'
import { OWN_FORM } from '#content/navigation.ts'
import { occupationDescription, occupationTitle } from '#content/occupationHead.ts'
import { authorities, listingPath, occupationPath, occupations, occupationsOf } from '#content/occupations.ts'
import { comparePage, dataPage, occupationTexts } from '#content/occupationTexts.ts'
import { indexPages } from '#content/pages/indexes.ts'
import { listings } from '#content/pages/listings.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { headOf, type Page } from '#head/pageMeta.ts'
import { occupationListMarkup, occupationMarkup } from '#head/structuredData.tsx'

const updated = '2026-11-29'

export const occupationPages: readonly Page[] = [
  { path: '/anzsco', head: headOf(indexPages.anzsco), body: <IndexPage page={indexPages.anzsco} /> },
  { path: '/anzsco/compare', head: headOf(comparePage, { updated }), body: <ComparePage /> },
  { path: '/anzsco/data', head: headOf(dataPage, { updated }), body: <DataPage /> },
  ...authorities.map((authority) => ({
    path: listingPath(authority),
    head: headOf(listings[authority], {
      updated,
      kicker: groupNames[authority],
      markup: [occupationListMarkup(listings[authority].heading, occupationsOf(authority))],
    }),
    body: <ListingPage authority={authority} />,
  })),
  ...occupations.map((occupation) => ({
    path: occupationPath(occupation),
    head: {
      title: occupationTitle(occupation),
      description: occupationDescription(occupation),
      updated,
      enquiry: OWN_FORM,
      kicker: groupNames[occupation.authority],
      note: fillIn(occupationTexts.tabNote, { date: readableDate(occupation.checked) }),
      markup: [occupationMarkup(occupation)],
    },
    body: <OccupationPage occupation={occupation} />,
  })),
]
