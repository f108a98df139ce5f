// Stands for the script of a statistics service: it runs once the visitor has said yes to statistics.
console.log('Statistikk');
