// npm run feedback: lists, exports, shows and forgets what readers have said; --help tells how.
import { stopWithMessage } from './bootstrap/stop-with-message.mjs';
import { prepare } from './bootstrap/prepare.mjs';

await prepare();
const { runReview } = await import('../server/review/run-review.ts');
try {
  const text = await runReview(process.argv.slice(2), process.env);
  if (text !== undefined) console.log(text);
} catch (error) {
  stopWithMessage(error instanceof Error ? error.message : String(error));
}
