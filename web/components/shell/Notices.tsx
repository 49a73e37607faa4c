import { announcement } from '#content/announcement.ts'
import { noticeTexts } from '#content/navigation.ts'
import { isPreview, previewTexts } from '#content/preview.ts'
import styles from './Notices.module.css'

export function Notices() {
  if (!isPreview && !announcement) return null
  return (
    <div className={styles.notices} data-behind-drawer>
      {isPreview && (
        <aside className={styles.preview} aria-label={previewTexts.label}>
          <p>{previewTexts.text}</p>
        </aside>
      )}
      {announcement && (
        <aside className={styles.announcement} aria-label={noticeTexts.announcement}>
          <p>
            {announcement.text} {announcement.link && <a href={announcement.link.path}>{announcement.link.label}</a>}
          </p>
        </aside>
      )}
    </div>
  )
}
