import { Banner } from '../../banner/Banner';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Banner variant="warning">
          Du kan ikke kjøpe forsikring på nett i natt, fra kl. 23 til 06.
        </Banner>
      ),
      doText: 'What customers will notice, and when it ends.',
      dont: <Banner variant="warning">Planlagt vedlikehold på enkelte systemer.</Banner>,
      dontText: 'Words about systems: readers do not know what it means for them.',
    },
    {
      do: <Banner variant="error">Vi har problemer med innloggingen.</Banner>,
      doText: 'Something about the whole service.',
      dont: <Banner variant="info">Nå kan du få 15 % rabatt på hytteforsikring!</Banner>,
      dontText: 'An advertisement. People stop reading banners.',
    },
  ],
  example: <Banner variant="warning">Noen av systemene våre er nede.</Banner>,
  elements: {
    banner: 'The bar across the page, in the colour of its status.',
    'banner-content': 'Icon and text, in the width of the page.',
  },
  accessibility: [
    'Give it `role="status"` where it comes while the page is used.',
    'Each variant has its own icon and is named to screen readers.',
  ],
  content: ['One or two sentences: what does not work, until when, what people can do instead.'],
};
