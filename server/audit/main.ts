import { answerCommand } from '../lifecycle/answer-command.ts'
import { auditDatabase } from './audit-database.ts'

/** The process behind `pagoda audit`. */
await answerCommand(auditDatabase)
