import * as v from 'valibot';
import { countedSteps } from '../domain/search/counted-search.ts';
import { anyone } from './access.ts';
import { LanguageInput, LineInput } from './base.ts';

export const searches = {
  count: anyone
    .route({
      method: 'POST',
      path: '/searches',
      successStatus: 202,
      summary: 'Count a search whose list was seen, or after which a product was opened; nobody is recorded',
    })
    .input(
      v.strictObject({
        language: LanguageInput,
        q: LineInput(200),
        steps: v.picklist(countedSteps),
      }),
    )
    .output(v.object({ received: v.literal(true) })),
};
