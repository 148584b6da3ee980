import '../../ui/tokens.css'
import '../../ui/base.css'
import '../../studio/app/studio.css'
import { createRoot } from 'react-dom/client'
import { showLook } from '../../studio/app/look.ts'
import { StudioApp } from '../../studio/app/studio-app.tsx'
import { createStudio } from '../../studio/session/studio.ts'
import { readsOf } from './reads-of.ts'
import { writeOutPart } from './write-out-part.ts'

showLook()
const root = document.getElementById('root')
if (root) createRoot(root).render(<StudioApp studio={createStudio({ writeOutPart, readsOf })} />)
