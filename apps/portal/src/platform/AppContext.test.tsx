import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAppContext } from './AppContext';

test('throws an error that names the provider when it is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useAppContext())).toThrow(
    'useAppContext() must be used within a <AppContext.Provider>!',
  );
});
