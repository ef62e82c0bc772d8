import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { ContentLanguageInput, LineInput } from '#core/api/base.ts';
import { countedSteps } from './counted-search.ts';

export const searchesContract = {
  count: anyone
    .route({
      method: 'POST',
      path: '/searches',
      successStatus: 202,
      summary: 'Count a viewed search or one with an opened product; no visitor is recorded',
    })
    .input(
      v.strictObject({
        language: ContentLanguageInput,
        q: LineInput(200),
        steps: v.picklist(countedSteps),
      }),
    )
    .output(v.object({ received: v.literal(true) })),
};
