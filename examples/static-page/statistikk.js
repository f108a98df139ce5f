// Stands for the script of a statistics service: it runs once the visitor has said yes to statistics.
// biome-ignore lint/suspicious/noDocumentCookie: as such services do
document.cookie = 'statistikk_id=1';
console.log('Statistikk');
