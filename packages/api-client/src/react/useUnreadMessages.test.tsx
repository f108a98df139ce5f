import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { hang, json, text } from '../core/startTestServer';
import type { TestResponses } from './startTestApi';
import { renderForCustomer } from './startTestCustomer';
import { useUnreadMessages } from './useUnreadMessages';

const NONE = json({ hasUlesteMeldinger: false });
const renderFor = (distributor: string, responders: TestResponses) =>
  renderForCustomer(responders, () => useUnreadMessages({ distributor }));

describe('unread messages', () => {
  test('are undefined while one read is pending and the other returned none', async () => {
    const { api, result } = await renderFor('granbanken', {
      getUnreadMessages: NONE,
      getPartnerMessages: hang,
    });
    await waitFor(() => expect(api.countOf('getPartnerMessages')).toBe(1));
    expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: true });
  });

  test.each(['getUnreadMessages', 'getPartnerMessages'] as const)(
    'are undefined when %s fails, and include those of the partner bank after it succeeds',
    async (failing) => {
      const { api, result } = await renderFor('granbanken', {
        getUnreadMessages: NONE,
        getPartnerMessages: json({ antallUleste: 0 }),
        [failing]: text('', 404),
      });
      await waitFor(() => expect(result.current.error).toBeDefined());
      expect(result.current.data).toBeUndefined();
      api.change({
        getUnreadMessages: NONE,
        getPartnerMessages: json({ antallUleste: 1 }),
      });
      act(() => result.current.reload());
      await waitFor(() => expect(result.current).toMatchObject({ data: true, error: undefined }));
    },
  );

  test('are not read from the partner bank for other customers', async () => {
    const { api, result } = await renderFor('fjordbanken', {
      getUnreadMessages: json({ hasUlesteMeldinger: true }),
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: true, loading: false }));
    expect(api.countOf('getPartnerMessages')).toBe(0);
  });
});
