/** The minimum that React, a router and SWR need to list a customer's agreements: two calls, one after the other. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import useSWR from 'swr';

const fetchJson = async (path) => {
  const response = await fetch(path, { headers: { 'X-Requested-By': 'forsikringsportal' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
};

function Overview() {
  const { data: session } = useSWR('/api/privat/forsikring/auth/session-status', fetchJson);
  const { data } = useSWR(
    session ? '/api/privat/forsikring/avtaleoversikt/avtaler' : null,
    fetchJson,
  );
  if (!data) return <p>Vennligst vent</p>;
  return (
    <ul>
      {data.avtaler.map(({ policyNumber, name, monthlyPrice }) => (
        <li key={policyNumber}>
          <h3 className="agreement-row-title">{name}</h3>
          <p>{monthlyPrice} kr/md</p>
        </li>
      ))}
    </ul>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <Routes>
      <Route path="/" Component={Overview} />
    </Routes>
  </BrowserRouter>,
);
